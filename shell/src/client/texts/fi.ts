import ui from 'mf-shared/ui/locales/fi.json' with { type: 'json' };
import shell from '../../../locales/fi.json' with { type: 'json' };

export { shell, ui };
