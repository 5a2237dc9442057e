import { ButtonLink } from '#components/ui/button.tsx';
import { sourceSet } from '#components/ui/responsive-image.tsx';
import { paths } from '#config/paths.ts';
import { useSettings } from '#lib/settings.ts';
import { DaybreakPoster } from './daybreak-poster.tsx';
import styles from './hero.module.css';

/**
 * Smaller than the real width, because this image is the largest contentful paint: a phone with a pixel ratio of two then loads
 * the rendition of 640 pixels, half the bytes of the next one.
 */
const PORTRAIT_SIZES = '80vw';

function HeroImage() {
  const { hero } = useSettings();
  if (!hero) return <DaybreakPoster className={styles.poster} />;
  return (
    <picture>
      <source
        media="(min-width: 45rem)"
        srcSet={sourceSet(hero.wide) ?? hero.wide}
        sizes="(min-width: 56rem) 62vw, 100vw"
        width={2000}
        height={1200}
      />
      <img
        className={styles.image}
        srcSet={sourceSet(hero.portrait)}
        sizes={PORTRAIT_SIZES}
        src={hero.portrait}
        width={1000}
        height={1250}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.copy}>
        <h1 id="hero-title" className={styles.title}>
          Wear the second chance
        </h1>
        <p className={styles.lead}>
          Clothing drawn with artists on both sides of the wall, and made by people the world had counted out. Every purchase
          makes a difference.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.products}>Shop the collection</ButtonLink>
          <ButtonLink to={paths.about} variant="outline">
            Read our story
          </ButtonLink>
        </div>
      </div>
      <div className={styles.scene}>
        <HeroImage />
      </div>
    </section>
  );
}
