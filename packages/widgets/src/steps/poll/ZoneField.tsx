import { zoneField } from "../../styles/poll-dates.css.ts";
import { cityOf } from "../../format/proposed-time.ts";

interface Props {
  label: string;
  /** The zones of those who take part, which stand first. */
  known: readonly string[];
  value: string;
  onValue: (timeZone: string) => void;
}

/** Whose clock the times are shown on. */
export function ZoneField({ label, known, value, onValue }: Props) {
  const first = [...new Set([...known, value])];
  const all = Intl.supportedValuesOf?.("timeZone") ?? [];
  return (
    <label className={zoneField}>
      <span aria-hidden="true">{label}</span>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {[...first, ...all.filter((zone) => !first.includes(zone))].map((zone) => (
          <option key={zone} value={zone}>
            {cityOf(zone)}
          </option>
        ))}
      </select>
    </label>
  );
}
