import ui from 'mf-shared/ui/locales/de.json' with { type: 'json' };
import shell from '../../../locales/de.json' with { type: 'json' };

export { shell, ui };
