import { leaf, petal } from "./Logo.css.ts";

const turns = [0, 45, 90, 135, 180, 225, 270, 315];

/** Eight petals, four of them lit. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
      {turns.map((turn, index) => (
        <path
          key={turn}
          className={index % 2 === 0 ? petal : leaf}
          d="M16 15.2C13.4 11.6 13.3 7 16 3.2c2.7 3.8 2.6 8.4 0 12Z"
          transform={`rotate(${turn} 16 16)`}
        />
      ))}
    </svg>
  );
}
