import type { ReactNode } from "react";
import { tick } from "../styles/donation.css.ts";

interface Props {
  checked: boolean;
  onValue: (checked: boolean) => void;
  children: ReactNode;
}

export function Tick({ checked, onValue, children }: Props) {
  return (
    <label className={tick}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onValue(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
