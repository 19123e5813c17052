import { language, t } from '../../text/language'
import { Choice } from '../../ui/Choice'
import { Data } from '../Data'
import { DeviceState } from '../DeviceState'
import { chooseLanguage, chooseTheme } from '../preferences'
import { Screen } from '../Screen'
import { TableOptions } from '../TableOptions'
import { theme, themes } from '../theme'

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
] as const

export default function Settings() {
  return (
    <Screen title={t().settings.title}>
      <Choice legend={t().settings.language} options={languages} chosen={language()} onChoose={chooseLanguage} />
      <Choice
        legend={t().settings.theme}
        options={themes.map(value => ({ value, label: t().settings.themes[value] }))}
        chosen={theme()}
        onChoose={chooseTheme}
      />
      <TableOptions />
      <Data />
      <DeviceState />
    </Screen>
  )
}
