import { ButtonLink } from '#components/ui/button.tsx';
import { sourceSet } from '#components/ui/responsive-image.tsx';
import { useSettings } from '#lib/settings/use-settings.ts';
import { DaybreakPoster } from './daybreak-poster.tsx';
import styles from './hero.module.css';

/**
 * On the screens that get the upright crop. Understated, because the first paint waits for this picture: a phone of
 * double density takes the rendition of 640 pixels, which is half the bytes of the next.
 */
const UPRIGHT_SIZES = '80vw';

/** Wide and upright crops of the same scene; without them, the shop's own poster. */
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
        sizes={UPRIGHT_SIZES}
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
          <ButtonLink to="/products">Shop the collection</ButtonLink>
          <ButtonLink to="/about" look="outline">
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
