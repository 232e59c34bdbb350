import { expect, it } from 'vitest';
import { missingExports } from './missing-exports.ts';

const shared = { 'mf-shared/stores': { $cart: {} }, 'mf-shared/i18n': { useText: () => {} }, react: {} };
const found = (code: string) => missingExports(code, shared);

it('finds what a server build takes from the shell and the shell lacks, each once', () => {
  expect(
    found(`
      const stores_ = require("mf-shared/stores");
      var i18n_ = __webpack_require__("mf-shared/i18n");
      (0,i18n_.useText)('x'); stores_.$cart; const a = { onClick: stores_.$forget }; stores_.$forget();`),
  ).toEqual(['$forget of mf-shared/stores']);
});

it('says nothing of libraries, of a remote’s own modules and of a name that stands for two modules', () => {
  expect(
    found(`
      const react_ = require("react"); react_.useNewest;
      module.exports = require("mf-shared/i18n"); exports.none;
      var cart = __webpack_require__(123); cart.none;
      var stores_ = __webpack_require__("mf-shared/stores"); var stores_ = __webpack_require__(7); stores_.none;`),
  ).toEqual([]);
});
