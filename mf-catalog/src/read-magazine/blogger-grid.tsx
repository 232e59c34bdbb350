import type { BloggerCard } from 'mf-shared/contract';
import styles from './blogger-grid.module.css';
import { BloggerPanel } from './blogger-panel.tsx';

export function BloggerGrid({ bloggers, level }: { bloggers: readonly BloggerCard[]; level: 2 | 3 }) {
  return (
    <div className={styles.grid}>
      {bloggers.map((blogger) => (
        <BloggerPanel key={blogger.slug} blogger={blogger} level={level} />
      ))}
    </div>
  );
}
