import ui from 'mf-shared/ui/locales/ru.json' with { type: 'json' };
import shell from '../../../locales/ru.json' with { type: 'json' };

export { shell, ui };
