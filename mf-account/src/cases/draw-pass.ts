/** What a saved pass shows below its code. */
export interface PassPicture {
  /** A text of 0 and 1 for each row. */
  qr: readonly string[];
  /** What the code says, in letters. */
  code: string;
  /** Where to, until when: a long one is broken. */
  lines: readonly string[];
}

const width = 1080;
const margin = 90;
const lineHeight = 56;
/** Light modules around a code, which its readers need. */
const quiet = 4;

/** Words of a line in as many lines as they need. @param widthOf how wide words are drawn */
export function brokenLine(line: string, most: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  let now = '';
  for (const word of line.split(' ')) {
    const longer = now === '' ? word : `${now} ${word}`;
    if (now !== '' && widthOf(longer) > most) {
      lines.push(now);
      now = word;
    } else now = longer;
  }
  return now === '' ? lines : [...lines, now];
}

/** The code with its words as a PNG for a phone's pictures, which needs no connection where it is shown. */
export function drawPass({ qr, code, lines }: PassPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('no canvas'));
  const font = (size: number, weight = 400) => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  pen.font = font(38);
  const words = lines.flatMap((line) => brokenLine(line, width - 2 * margin, (part) => pen.measureText(part).width));
  canvas.width = width;
  canvas.height = width + 110 + words.length * lineHeight + margin;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000000';
  const module = Math.floor(width / (qr.length + 2 * quiet));
  const start = Math.floor((width - module * qr.length) / 2);
  for (const [y, row] of qr.entries())
    for (const [x, cell] of [...row].entries())
      if (cell === '1') pen.fillRect(start + x * module, start + y * module, module, module);
  pen.textAlign = 'center';
  pen.font = font(64, 600);
  pen.fillText(code, width / 2, width + 30);
  pen.font = font(38);
  for (const [index, line] of words.entries()) pen.fillText(line, width / 2, width + 120 + index * lineHeight);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
