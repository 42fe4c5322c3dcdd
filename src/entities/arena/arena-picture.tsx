import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';

/** @param alt '' where what is around says it */
export function ArenaPicture({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <div role="img" aria-label={alt} className="grid aspect-4/3 place-items-center bg-base-200">
        <ImageOff aria-hidden className="size-8 text-soft" />
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      className="aspect-4/3 w-full rounded-box object-cover"
      onError={() => setBroken(true)}
    />
  );
}
