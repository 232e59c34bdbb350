import ui from 'mf-shared/ui/locales/fr.json' with { type: 'json' };
import shell from '../../../locales/fr.json' with { type: 'json' };

export { shell, ui };
