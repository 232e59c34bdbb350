import styles from './ribbon.module.css';

/** A product's tags with the catalogue's own words: "PFAS-free · Recycled". */
export function Tags({ tags }: { tags: readonly { slug: string; name: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <p className={styles.tags}>
      {tags.map(({ slug, name }) => (
        <span key={slug}>{name}</span>
      ))}
    </p>
  );
}
