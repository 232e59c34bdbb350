const width = 1280;
const height = 720;

/** A drawn film without script or style: a lantern is carried over the fells while it snows. */
export function playerPage(id: string): string {
  const seed = [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const flakes = Array.from({ length: 60 }, (_, index) => flake(index, seed)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Video</title>
<link rel="stylesheet" href="/embed/player.css"></head><body>
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Snow falls over the fells">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c1b2a"/><stop offset=".7" stop-color="#3c5a6b"/><stop offset="1" stop-color="#d9822b"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${ridge({ depth: 0, colour: '#2b4553', base: 420, swing: 60, seed })}${ridge({ depth: 1, colour: '#1f3a3a', base: 500, swing: 80, seed })}
<g><circle r="70" fill="url(#glow)"/><circle r="7" fill="#fff2cf"/>
<animateMotion dur="16s" repeatCount="indefinite" path="M-80 590 C 300 500 500 620 760 540 S 1200 560 1380 500"/></g>
${ridge({ depth: 2, colour: '#12211d', base: 600, swing: 40, seed })}
<g fill="#f7f5ef">${flakes}</g></svg></body></html>`;
}

/** Hills from edge to edge; farther ones drift slower. */
function ridge({
  depth,
  colour,
  base,
  swing,
  seed,
}: {
  depth: number;
  colour: string;
  base: number;
  swing: number;
  seed: number;
}): string {
  const steps = Array.from({ length: 15 }, (_, step) => {
    const y = base + Math.sin(step * 1.3 + depth * 2 + seed) * swing;
    return `L${step * 120 - 120} ${Math.round(y)}`;
  });
  const drift = 20 * (depth + 1);
  return `<path fill="${colour}" d="M-120 ${height}${steps.join('')}L1560 ${height}Z"><animateTransform attributeName="transform" type="translate" values="0 0;-${drift} 0;0 0" dur="24s" repeatCount="indefinite"/></path>`;
}

function flake(index: number, seed: number): string {
  const x = (index * 211 + seed * 17) % width;
  const seconds = 6 + (index % 7);
  return `<circle cx="${x}" cy="-10" r="${1.5 + (index % 4)}" opacity=".8"><animate attributeName="cy" from="-10" to="${height + 10}" dur="${seconds}s" begin="-${index % seconds}s" repeatCount="indefinite"/><animate attributeName="cx" values="${x};${x + 40};${x}" dur="${seconds}s" repeatCount="indefinite"/></circle>`;
}
