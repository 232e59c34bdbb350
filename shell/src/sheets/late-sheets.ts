/**
 * Sheets of the design system that a first paint does without: what shows them stands on few pages, or opens over them. They
 * are one file. A page carries those of its rules that its HTML uses (`server/static/used-rules.ts`); the file itself
 * comes beside the page (`take-late-sheet.ts`, `have-late-sheet.ts`).
 */
import 'mf-shared/ui/brand-logo/brand-logo.module.css?sheet';
import 'mf-shared/ui/buy-box/buy-bar.module.css?sheet';
import 'mf-shared/ui/buy-box/buy-box.module.css?sheet';
import 'mf-shared/ui/cart-row/cart-row.module.css?sheet';
import 'mf-shared/ui/dialog/dialog.module.css?sheet';
import 'mf-shared/ui/empty/empty.module.css?sheet';
import 'mf-shared/ui/error-screen/error-screen.module.css?sheet';
import 'mf-shared/ui/field/error-summary.module.css?sheet';
import 'mf-shared/ui/field/field.module.css?sheet';
import 'mf-shared/ui/field/number-stepper.module.css?sheet';
import 'mf-shared/ui/field/radio-card.module.css?sheet';
import 'mf-shared/ui/filter-panel/filter-panel.module.css?sheet';
import 'mf-shared/ui/gallery/gallery-zoom.module.css?sheet';
import 'mf-shared/ui/gallery/gallery.module.css?sheet';
import 'mf-shared/ui/group-tiles/group-tiles.module.css?sheet';
import 'mf-shared/ui/guarantee/guarantee-notice.module.css?sheet';
import 'mf-shared/ui/guarantee/guarantee-rights.module.css?sheet';
import 'mf-shared/ui/lead-on/lead-on.module.css?sheet';
import 'mf-shared/ui/notice/notice.module.css?sheet';
import 'mf-shared/ui/point-map/point-map.module.css?sheet';
import 'mf-shared/ui/size-buttons/size-buttons.module.css?sheet';
import 'mf-shared/ui/skeleton/skeleton.module.css?sheet';
import 'mf-shared/ui/stars/stars.module.css?sheet';
import 'mf-shared/ui/steps/steps.module.css?sheet';
import 'mf-shared/ui/steps/track.module.css?sheet';
import 'mf-shared/ui/summary/summary.module.css?sheet';
import 'mf-shared/ui/tabs/tabs.module.css?sheet';
import 'mf-shared/ui/text/text.module.css?sheet';
import 'mf-shared/ui/toasts/toasts.module.css?sheet';
import 'mf-shared/ui/toolbar/toolbar.module.css?sheet';
