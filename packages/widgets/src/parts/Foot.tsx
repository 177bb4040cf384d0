import type { ReactNode } from "react";
import { flag, foot } from "../styles/base.css.ts";
import type { WidgetContext } from "../widget.types.ts";

interface Props {
  context: WidgetContext;
  data: { testMode: boolean };
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
