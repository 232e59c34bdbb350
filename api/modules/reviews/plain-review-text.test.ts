import { expect, it } from 'vitest';
import { plainReviewText } from './plain-review-text.ts';

it.each([
  ['Lämmin ja kevyt.\r\nSuosittelen!', 'Lämmin ja kevyt.\nSuosittelen!'],
  ['5 < 6 ja 7 > 3', '5 < 6 ja 7 > 3'],
  ['a<script>alert(1)</script>b', 'aalert(1)b'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt>alert(1)ipt>'],
  ['<img src=x onerror=alert(1)', ''],
  ['hyvä <b>takki</b><!-- x -->', 'hyvä takki'],
  ['a\u0000b\u0007c\u202Ed', 'abcd'],
])('keeps the words of %j and no markup', (written, kept) => {
  expect(plainReviewText(written)).toBe(kept);
  expect(plainReviewText(kept)).toBe(kept);
});
