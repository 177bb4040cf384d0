import { act, bone, card, section, unseen } from "../styles/base.css.ts";

interface Props {
  label: string;
  /** How many rows the form will have. */
  rows: number;
}

/** The form's shape while its data is on the way. */
export function Skeleton({ label, rows }: Props) {
  return (
    <section className={card} aria-busy="true">
      <output className={unseen}>{label}</output>
      <Bone height={88} />
      <div className={section}>
        <Bone width="62%" height={30} />
        <Bone width="88%" height={18} />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <div className={section} key={index}>
          <Bone width="40%" height={18} />
          <Bone height={50} />
        </div>
      ))}
      <div className={act}>
        <Bone height={48} />
      </div>
    </section>
  );
}

function Bone({ width, height }: { width?: string; height: number }) {
  return <span className={bone} style={{ width, height: `${height}px` }} />;
}
