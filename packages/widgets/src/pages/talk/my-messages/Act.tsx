import type { ReactNode } from "react";
import type { OpenPart } from "./my-messages.types.ts";

interface ActProps {
  part: OpenPart;
  form: string;
  fields?: Readonly<Record<string, string>>;
  look: string;
  children: ReactNode;
}

/** One press that does one thing with a message, or with the conversation. */
export function Act({ part: { action, news }, form, fields, look, children }: ActProps) {
  return (
    <form method="post" action={`${action(form)}#say`}>
      <input type="hidden" name="threadId" value={news.thread.id} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={look}>{children}</button>
    </form>
  );
}
