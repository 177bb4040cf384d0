import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { message } from "./InlineMessage.css.ts";

export interface InlineMessageProps {
  tone?: "info" | "success" | "warning" | "danger" | "muted";
  children: ReactNode;
}

const icons = {
  info: <Info aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
  muted: <Info aria-hidden="true" />,
};

/**
 * One sentence with an icon, beside what it is about. A field's own error belongs in the field.
 * What stays on the page until it is over is a Banner. What failed and what was done is spoken.
 */
export function InlineMessage({ tone = "info", children }: InlineMessageProps) {
  if (tone === "success") return <Done>{children}</Done>;
  return (
    <p role={tone === "danger" ? "alert" : undefined} className={message({ tone })}>
      {icons[tone]}
      <span>{children}</span>
    </p>
  );
}

/** Screen readers speak what changes in a status that is there: the words come a moment after it. */
function Done({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={message({ tone: "success" })}>
      {icons.success}
      <span>{isThere && children}</span>
    </output>
  );
}
