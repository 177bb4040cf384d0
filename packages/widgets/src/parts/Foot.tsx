import type { ReactNode } from "react";
import { flag, foot } from "../styles/base.css.ts";
import type { ScreenProps } from "../widget.types.ts";

interface Props extends ScreenProps {
  children?: ReactNode;
}

/** What holds until when on one side, who made the widget on the other. */
export function Foot({ context: { copy }, data, children }: Props) {
  return (
    <div className={foot}>
      {data.testMode ? <span className={flag}>{copy.testMode}</span> : <span>{children}</span>}
      <span>
        {copy.with} <b>Jubilee</b>
      </span>
    </div>
  );
}
