/** Rises with every change after which an earlier game could end differently. */
export const rulesVersion = 1
