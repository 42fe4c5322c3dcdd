import { MenuItem } from '../overlay/popover.tsx';

type OfferedRowsProps = {
  label: string;
  hint: string;
  rows: readonly { readonly id: string; readonly label: string; readonly below: string }[];
  onTake: (id: string) => void;
};

/**
 * What was found, one of which is taken by a tap. Buttons: the arrow keys that walk through radio
 * buttons would take each of them.
 */
export const OfferedRows = ({ label, hint, rows, onTake }: OfferedRowsProps) => (
  <div role="group" aria-label={label} className="w-full">
    <p role="status" className="text-sm text-soft">
      {hint}
    </p>
    <div className="-mx-3">
      {rows.map((row) => (
        <MenuItem key={row.id} onClick={() => onTake(row.id)}>
          {row.label}
          <span className="block text-sm text-soft">{row.below}</span>
        </MenuItem>
      ))}
    </div>
  </div>
);
