import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const drawing = (width: number, height: number, fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>@media (prefers-color-scheme:dark){circle{fill:#fff}}</style>${fill}<circle cx="320" cy="300" r="200" fill="#2f5d50"/></svg>`;

export const testScene = drawing(1600, 900, '<rect width="1600" height="900" fill="#f3ece0"/>');

/** Writes a merchant's originals into a folder: `products/tent` with a transparent ground and `products/boot`, a photograph. */
export async function writeTestOriginals(folder: string): Promise<void> {
  mkdirSync(join(folder, 'products'), { recursive: true });
  await sharp(Buffer.from(drawing(640, 800, '')))
    .png()
    .toFile(join(folder, 'products', 'tent.png'));
  await sharp(Buffer.from(drawing(2400, 3000, '<rect width="2400" height="3000" fill="#a8b0a8"/>')))
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toFile(join(folder, 'products', 'boot.jpg'));
}
