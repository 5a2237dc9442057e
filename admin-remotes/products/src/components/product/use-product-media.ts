import { notifySuccess, UPLOAD_RULES, type Uploads, useUploads } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { type Gallery, addImage } from '../../rules/gallery.ts';
import { mediaOf, type ProductMedia } from '../../rules/product-form.ts';

interface ProductMediaState {
  media: ProductMedia;
  pictures: Uploads;
  video: Uploads;
  setGallery: (gallery: Gallery) => void;
  setVideo: (url: string | null) => void;
  /** Takes over what is saved. */
  reset: (product: AdminProduct) => void;
}

/** The pictures and the video of the dialog, and what is on its way to join them. */
export function useProductMedia(product: AdminProduct | null, onChange: () => void): ProductMediaState {
  const [media, setMedia] = useState(() => mediaOf(product));
  const change = (next: Partial<ProductMedia>): void => {
    setMedia((before) => ({ ...before, ...next }));
    onChange();
  };
  const pictures = useUploads({
    rules: UPLOAD_RULES.image,
    onStored: ({ url }) => {
      const gallery = addImage(media.gallery, url);
      change({ gallery });
      notifySuccess(`Image uploaded successfully. ${gallery.images.length} image(s) total.`);
    },
  });
  const video = useUploads({
    rules: UPLOAD_RULES.video,
    onStored: ({ url }) => {
      change({ videoUrl: url });
      notifySuccess('Video uploaded successfully!');
    },
    failure: { title: 'Upload Failed', description: 'Failed to upload video. Please try again.' },
  });
  return {
    media,
    pictures,
    video,
    setGallery: (gallery) => change({ gallery }),
    setVideo: (videoUrl) => change({ videoUrl }),
    reset: (saved) => setMedia(mediaOf(saved)),
  };
}
