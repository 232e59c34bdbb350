import type { Banner } from 'mf-shared/contract';

export interface BannerLink {
  label: string;
  path: string;
}

/** Lines of `buttonText` are paired with lines of `url`; a line without its other half is no button (CONTENT-2). */
export function bannerLinks({ buttonText, url }: Pick<Banner, 'buttonText' | 'url'>): BannerLink[] {
  const paths = url.split('\n').map((line) => line.trim());
  return buttonText
    .split('\n')
    .map((line, index) => ({ label: line.trim(), path: paths[index] ?? '' }))
    .filter(({ label, path }) => label !== '' && path !== '');
}
