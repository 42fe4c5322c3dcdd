import ImageOff from 'lucide-react/icons/image-off';
import { usePhoto } from '../picture/use-photo.ts';

/** @param alt '' where what is around says it */
export function ArenaPicture({ src: url, alt }: { src: string; alt: string }) {
  const { src, is_broken, onError } = usePhoto(url);
  if (src === '' || is_broken) {
    return (
      <div role="img" aria-label={alt} className="grid aspect-4/3 place-items-center bg-base-200">
        {src && <ImageOff aria-hidden className="size-8 text-soft" />}
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      className="aspect-4/3 w-full rounded-box object-cover"
      onError={onError}
    />
  );
}
