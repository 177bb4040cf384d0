import type { ReactNode } from "react";
import { flag, foot } from "../styles/base.css.ts";
import type { WidgetContext } from "../widget.types.ts";

interface Props {
  context: WidgetContext;
  /** Left out where nothing can be paid: whether money moves is of no interest there. */
  data?: { testMode: boolean } | undefined;
  children?: ReactNode;
}

/** What holds until when on one side, who made the widget on the other. */
export function Foot({ context: { copy }, data, children }: Props) {
  return (
    <div className={foot}>
      {data?.testMode ? <span className={flag}>{copy.testMode}</span> : <span>{children}</span>}
      <span>
        {copy.with} <b>Jubilee</b>
      </span>
    </div>
  );
}
