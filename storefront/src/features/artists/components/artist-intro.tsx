import type { Artist } from '@shop/contract';
import { PinIcon } from '#components/ui/icons.tsx';
import { Picture } from '#components/ui/responsive-image.tsx';
import styles from './artist-intro.module.css';

const SIZES = '(min-width: 92rem) 600px, (min-width: 44rem) 40vw, 92vw';

/** Who the artist is: picture, name, place, story and how much of their work there is. */
export function ArtistIntro({ artist }: { artist: Artist }) {
  return (
    <div className={styles.intro}>
      <Picture
        src={artist.imageUrl}
        alt={artist.name}
        sizes={SIZES}
        color={artist.image?.color}
        priority
        className={styles.picture}
      />
      <div className={styles.text}>
        <h1 className={styles.name}>{artist.name}</h1>
        <p className={styles.location}>
          <PinIcon size={18} />
          {artist.location}
        </p>
        <section className={styles.story} aria-labelledby="story">
          <h2 id="story" className={styles.label}>
            Artist&apos;s Story
          </h2>
          <p>{artist.story}</p>
        </section>
        <p className={styles.count}>
          <span className={styles.number}>{artist.productCount}</span> Designs Available
        </p>
      </div>
    </div>
  );
}
