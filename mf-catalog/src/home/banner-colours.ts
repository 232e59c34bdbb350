export interface BannerColours {
  background: string;
  text: string;
  /** Whether the words are light on a dark ground: what the page can say before scripts run. */
  isDark: boolean;
}

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A banner's `subText`, 'background/text' (CONTENT-3); null when it names no two hex colours. */
export function bannerColours(subText: string): BannerColours | null {
  const [background = '', text = ''] = subText.split('/').map((part) => part.trim());
  if (!hexColour.test(background) || !hexColour.test(text)) return null;
  return { background, text, isDark: lightness(text) > lightness(background) };
}

/** Perceived lightness, 0–255 (ITU-R BT.601). */
function lightness(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
