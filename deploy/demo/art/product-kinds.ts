import { alcoholStove } from './camping/alcohol-stove.ts';
import { axe } from './camping/axe.ts';
import { chair } from './camping/camping-chair.ts';
import { cookPot } from './camping/cook-pot.ts';
import { familyTent } from './camping/family-tent.ts';
import { hammock } from './camping/hammock.ts';
import { headlamp } from './camping/headlamp.ts';
import { knife } from './camping/knife.ts';
import { sleepingBag } from './camping/sleeping-bag.ts';
import { sleepingMat } from './camping/sleeping-mat.ts';
import { stove } from './camping/stove.ts';
import { tent } from './camping/tent.ts';
import { thermos } from './camping/thermos.ts';
import { tunnelTent } from './camping/tunnel-tent.ts';
import { waterBottle } from './camping/water-bottle.ts';
import { carabiner } from './climbing/carabiner.ts';
import { climbingShoe } from './climbing/climbing-shoe.ts';
import { harness } from './climbing/harness.ts';
import { rope } from './climbing/rope.ts';
import { baseLayer } from './clothing/base-layer.ts';
import { beanie } from './clothing/beanie.ts';
import { downJacket } from './clothing/down-jacket.ts';
import { fleece } from './clothing/fleece.ts';
import { gloves } from './clothing/gloves.ts';
import { shellJacket } from './clothing/shell-jacket.ts';
import { socks } from './clothing/socks.ts';
import { tShirt } from './clothing/t-shirt.ts';
import { shorts, trousers } from './clothing/trousers.ts';
import { hikingBoot } from './footwear/hiking-boot.ts';
import { sandal } from './footwear/sandal.ts';
import { withSole } from './footwear/sole-view.ts';
import { trailShoe } from './footwear/trail-shoe.ts';
import { winterBoot } from './footwear/winter-boot.ts';
import type { Draw } from './kit/drawing.ts';
import { pick } from './kit/pick.ts';
import { round1 } from './kit/shapes.ts';
import { neutral, tones } from './kit/tones.ts';
import { bikeBag } from './packs/bike-bag.ts';
import { daypack } from './packs/daypack.ts';
import { duffel } from './packs/duffel.ts';
import { trek } from './packs/trekking-backpack.ts';
import { careBottle } from './provisions/care-bottle.ts';
import { gasCartridge } from './provisions/gas-cartridge.ts';
import { skiWax } from './provisions/ski-wax.ts';
import { alpineSki } from './snow/alpine-ski.ts';
import { helmet } from './snow/helmet.ts';
import { nordicBoot } from './snow/nordic-boot.ts';
import { nordicSki } from './snow/nordic-ski.ts';
import { skiBinding } from './snow/ski-binding.ts';
import { skiBoot } from './snow/ski-boot.ts';
import { goggles } from './snow/ski-goggles.ts';
import { skiPole } from './snow/ski-pole.ts';
import { snowshoe } from './snow/snowshoe.ts';
import { paddle } from './water/kayak-paddle.ts';
import { lifeVest } from './water/life-vest.ts';
import { giftCard } from './worn/gift-card.ts';
import { sunglasses } from './worn/sunglasses.ts';
import { watch } from './worn/watch.ts';

export interface ProductKind {
  draw: Draw;
  /** Designs 1 to this number differ from each other. */
  designs: number;
  /** Whether the back looks different from the front. */
  hasBack: boolean;
}

interface Fit {
  scale?: number;
  dx?: number;
  dy?: number;
}

/** Width and height of designs 1–4 against each other: a squat pot and a tall one, a slim boot and a stout one. */
const PROPORTIONS = [
  [1, 1],
  [0.93, 1.03],
  [1.04, 0.95],
  [0.97, 0.97],
] as const;

/** Scales about the middle of the canvas and shifts, so that every kind fills the frame alike. */
function fitted(draw: Draw, { scale = 1, dx = 0, dy = 0 }: Fit = {}): Draw {
  return (options) => {
    const svg = draw(options);
    if (options.view === 'detail') return svg;
    const [sx, sy] = pick(PROPORTIONS, options.seed - 1).map((side) => round1(side * scale * 100) / 100) as [
      number,
      number,
    ];
    const move = `translate(${round1(320 - 320 * sx + dx)} ${round1(400 - 400 * sy + dy)}) scale(${sx} ${sy})`;
    return svg.replace('</defs>', `</defs><g transform="${move}">`).replace(/<\/svg>$/, '</g></svg>');
  };
}

const twoSided = (draw: Draw, fit?: Fit): ProductKind => ({ draw: fitted(draw, fit), designs: 4, hasBack: true });
const oneSided = (draw: Draw, fit?: Fit): ProductKind => ({ draw: fitted(draw, fit), designs: 4, hasBack: false });
/** Four designs in each of three cuts (kit/cut.ts). */
const clothing = (draw: Draw): ProductKind => ({ draw, designs: 12, hasBack: true });

export const productKinds: ReadonlyMap<string, ProductKind> = new Map([
  ['shell-jacket', clothing(shellJacket)],
  ['down-jacket', clothing(downJacket)],
  ['fleece', clothing(fleece)],
  ['base-layer', clothing(baseLayer)],
  ['trousers', clothing(trousers)],
  ['shorts', clothing(shorts)],
  ['t-shirt', clothing(tShirt)],
  ['beanie', oneSided(beanie)],
  ['gloves', oneSided(gloves, { scale: 0.94, dy: 26 })],
  ['socks', oneSided(socks)],
  ['hiking-boot', twoSided(withSole(hikingBoot, 'hb', neutral.rubber, 40))],
  ['trail-shoe', twoSided(withSole(trailShoe, 'ts', neutral.rubber, 32))],
  ['winter-boot', twoSided(withSole(winterBoot, 'wb', tones('#4a3f36'), 46))],
  ['sandal', twoSided(withSole(sandal, 'sd', neutral.rubber, 28))],
  ['tent', oneSided(tent, { scale: 0.9, dx: -6, dy: -24 })],
  ['sleeping-bag', oneSided(sleepingBag)],
  ['sleeping-mat', oneSided(sleepingMat)],
  ['headlamp', oneSided(headlamp)],
  ['stove', oneSided(stove)],
  ['cook-pot', oneSided(cookPot, { scale: 0.96, dx: -20, dy: -34 })],
  ['thermos', oneSided(thermos)],
  ['water-bottle', oneSided(waterBottle)],
  ['knife', oneSided(knife, { scale: 0.86 })],
  ['axe', oneSided(axe, { scale: 0.94 })],
  ['hammock', oneSided(hammock, { scale: 0.88, dy: -6 })],
  ['camping-chair', oneSided(chair, { scale: 0.94 })],
  ['trekking-backpack', twoSided(trek)],
  ['daypack', twoSided(daypack)],
  ['duffel', oneSided(duffel)],
  ['bike-bag', oneSided(bikeBag)],
  ['alpine-ski', oneSided(alpineSki)],
  ['nordic-ski', oneSided(nordicSki)],
  ['ski-boot', oneSided(skiBoot, { scale: 0.98, dx: -12 })],
  ['nordic-boot', oneSided(nordicBoot)],
  ['ski-binding', oneSided(skiBinding, { scale: 0.92 })],
  ['ski-pole', oneSided(skiPole)],
  ['ski-goggles', oneSided(goggles, { scale: 0.9 })],
  ['helmet', oneSided(helmet)],
  ['snowshoe', oneSided(snowshoe)],
  ['rope', oneSided(rope)],
  ['carabiner', oneSided(carabiner)],
  ['harness', oneSided(harness)],
  ['climbing-shoe', oneSided(climbingShoe, { scale: 0.96, dy: -20 })],
  ['kayak-paddle', oneSided(paddle, { scale: 0.84 })],
  ['life-vest', twoSided(lifeVest)],
  ['sunglasses', oneSided(sunglasses)],
  ['watch', oneSided(watch)],
  ['alcohol-stove', oneSided(alcoholStove, { dx: -16, dy: -50 })],
  ['tunnel-tent', oneSided(tunnelTent, { scale: 0.92, dx: -6, dy: -70 })],
  ['family-tent', oneSided(familyTent, { scale: 0.94, dx: -6, dy: -24 })],
  ['gift-card', oneSided(giftCard)],
  ['gas-cartridge', oneSided(gasCartridge, { scale: 1.1, dy: -30 })],
  ['ski-wax', oneSided(skiWax, { scale: 1.25, dx: -8, dy: -110 })],
  ['care-bottle', oneSided(careBottle)],
]);
