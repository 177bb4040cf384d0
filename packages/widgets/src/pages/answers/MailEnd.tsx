import type { Part } from "../page.types.ts";
import { Foot } from "../parts/Foot.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import * as css from "../styles/css.ts";
import type { PassCopy } from "./pass/words/words.types.ts";

interface MailEndProps extends Part<unknown> {
  own: PassCopy;
  wantsMail: boolean;
}

/** Whether these hosts write to whoever holds the mail, with nothing else behind its link. */
export function MailEnd({
  own: copy,
  wantsMail,
  words,
  reader,
  productName,
  ...part
}: MailEndProps) {
  const { token, outcome } = part;
  const own = `/invitation/${encodeURIComponent(token)}`;
  return (
    <div>
      <main id="content" className={css.alone} data-anew="">
        <h1 tabIndex={-1}>{copy.mails}</h1>
        <p className={css.soft}>{wantsMail ? copy.mailsAsk : copy.mailsStopped}</p>
        {outcome?.refused && <Refusal words={words} outcome={outcome} />}
        <form method="post" action={`${own}/mails?lang=${reader.lang}`}>
          <button className={css.main} name="wantsMail" value={wantsMail ? "no" : "yes"}>
            {wantsMail ? copy.mailsStop : copy.mailsStart}
          </button>
        </form>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={`${own}?mails=stop`} />
    </div>
  );
}
