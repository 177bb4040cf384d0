import type { ReactNode, Ref } from "react";
import { flag as flagClass, ring } from "../styles/base.css.ts";
import { actions, sign, state } from "../styles/steps.css.ts";
import { Icon } from "./Icon.tsx";

interface Props {
  /** Lines of the drawing above the title. */
  icon?: string;
  flag?: string | undefined;
  /** A hollow mark: nothing left. */
  out?: boolean;
  title: string;
  /** Where it takes the place of what was pressed: its title takes the focus. */
  heading?: Ref<HTMLHeadingElement>;
  text: ReactNode;
  /** Read out at once: something went wrong. */
  alert?: boolean;
  children?: ReactNode;
}

/** One thing to say instead of the form: what happened, what is safe, what to do. */
export function Notice({ icon, flag, out, title, heading, text, alert, children }: Props) {
  return (
    <div className={state} role={alert ? "alert" : undefined}>
      {icon && (
        <span className={sign}>
          <Icon lines={icon} />
        </span>
      )}
      {flag && <span className={`${flagClass} ${out ? ring : ""}`}>{flag}</span>}
      <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      <p>{text}</p>
      {children && <div className={actions}>{children}</div>}
    </div>
  );
}
