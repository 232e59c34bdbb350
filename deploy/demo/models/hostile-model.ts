import { perLanguage, sameInAll } from '../text/six-languages.ts';
import type { DemoModel } from './demo-model.ts';
import { finishModel } from './finish-model.ts';
import { handMadeDraft } from './hand-made-draft.ts';

const run = "document.documentElement.dataset.ran='1'";
const words = `</script><script>${run}</script><img src="x" onerror="${run}">`;
const html = [
  '<p>Kept</p>',
  `<script>${run}</script><svg onload="${run}"><style><img src="x" onerror="${run}"></style></svg>`,
  `<a href="javascript:${run}">press</a><iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="https://elsewhere.example/"></iframe><form action="//elsewhere.example"><button>send</button></form>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=&quot;${run}&quot;&gt;">`,
].join('');
/** Texts that somebody wrote who meant harm: made for a journey, in no list, and not for sale. */
export function hostileModel(seed: number, today: string): DemoModel {
  const draft = handMadeDraft(
    {
      ...{ id: 3050, leafKey: 'knives', ownName: 'Paha', brandSlug: 'kipuna', reviewCount: 0 },
      by: { slug: 'paha', longHtml: perLanguage((locale) => `${html}<p lang="${locale}"></p>`) },
      flags: { campaignOnly: true, notices: sameInAll(`Notice ${words}`) },
    },
    seed,
  );
  const model = finishModel(draft, seed, today);
  return { ...model, names: perLanguage((locale) => `${model.names[locale]} ${words}`) };
}
