import { notifySuccess, UPLOAD_RULES, type Uploads, useUploads } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { addImage, type Gallery, MAX_IMAGES } from '../../rules/gallery.ts';
import { mediaOf, type ProductMedia } from '../../rules/product-form.ts';

interface ProductMediaState {
  media: ProductMedia;
  imageUploads: Uploads;
  videoUploads: Uploads;
  setGallery: (gallery: Gallery) => void;
  setVideo: (url: string | null) => void;
  /** Replaces the media, for example with those of a saved product. */
  reset: (media: ProductMedia) => void;
}

/** The images and the video of the product dialog, and their uploads. */
export function useProductMedia(product: AdminProduct | null, onChange: () => void): ProductMediaState {
  const [media, setMedia] = useState(() => mediaOf(product));
  const change = (next: Partial<ProductMedia>): void => {
    setMedia((previous) => ({ ...previous, ...next }));
    onChange();
  };
  const imageUploads = useUploads({
    rules: UPLOAD_RULES.image,
    room: MAX_IMAGES - media.gallery.images.length,
    onStored: ({ url }) => {
      const gallery = addImage(media.gallery, url);
      change({ gallery });
      notifySuccess(`Image uploaded successfully. ${gallery.images.length} image(s) total.`);
    },
  });
  const videoUploads = useUploads({
    rules: UPLOAD_RULES.video,
    onStored: ({ url }) => {
      change({ videoUrl: url });
      notifySuccess('Video uploaded successfully!');
    },
    failure: { title: 'Upload Failed', description: 'Failed to upload video. Please try again.' },
  });
  return {
    media,
    imageUploads,
    videoUploads,
    setGallery: (gallery) => change({ gallery }),
    setVideo: (videoUrl) => change({ videoUrl }),
    reset: setMedia,
  };
}
