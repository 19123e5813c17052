export { PlayerShape, shapes } from '../../../ui/PlayerShape'
