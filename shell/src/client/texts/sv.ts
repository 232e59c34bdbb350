import ui from 'mf-shared/ui/locales/sv.json' with { type: 'json' };
import shell from '../../../locales/sv.json' with { type: 'json' };

export { shell, ui };
