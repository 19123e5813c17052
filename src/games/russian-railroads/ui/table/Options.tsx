import { optionWords } from '../../../../table/option-words'
import { lastingOptions, type Option, options, setOption } from '../../../../table/options'
import { Sheet } from '../../../../ui/Sheet'
import { Switches } from '../../../../ui/Switches'

/** How the table behaves, for this device. */
export function Options(props: { readonly onClose: () => void }) {
  const change = (option: Option, on: boolean) => {
    if (option === 'lock') props.onClose() // it is the table that is to be seen, and that has the focus afterwards
    setOption(option, on)
  }
  return (
    <Sheet title={optionWords().title} onClose={() => props.onClose()}>
      <Switches
        names={[...lastingOptions, 'lock']}
        label={option => optionWords()[option]}
        isOn={option => options[option]()}
        onChange={change}
      />
    </Sheet>
  )
}
