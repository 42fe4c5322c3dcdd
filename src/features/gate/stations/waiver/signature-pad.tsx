import { useRef } from 'react';
import { SIGNATURE, withPoint, withStroke } from '#domain/stations/signature.ts';

type SignaturePadProps = {
  label: string;
  /** The path of an SVG; '' = nothing drawn. */
  value: string;
  onChange: (path: string) => void;
};

/** Drawn with a finger or a pen. By keyboard a waiver is ticked instead. */
export function SignaturePad({ label, value, onChange }: SignaturePadProps) {
  // several points may come before the next render
  const path = useRef('');

  function draw(event: React.PointerEvent<SVGSVGElement>, longer: typeof withPoint) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * SIGNATURE.width;
    const y = ((event.clientY - box.top) / box.height) * SIGNATURE.height;
    path.current = longer(path.current, { x, y });
    onChange(path.current);
  }
  return (
    <figure className="signature-pad">
      <svg
        viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          path.current = value;
          draw(event, withStroke);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) draw(event, withPoint);
        }}
      >
        <line x1="20" y1="100" x2="280" y2="100" />
        <path d={value} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
