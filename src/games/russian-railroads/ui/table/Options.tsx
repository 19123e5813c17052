import { optionWords } from '../../../../table/option-words'
import { lastingOptions, type Option, options, setOption } from '../../../../table/options'
import { Sheet } from '../../../../ui/Sheet'
import { Switches } from '../../../../ui/Switches'

/** How the table behaves, for this device. */
export function Options(props: { readonly onClose: () => void }) {
  const change = (option: Option, on: boolean) => {
    setOption(option, on)
    if (option === 'lock') props.onClose() // it is the table that is to be seen
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
