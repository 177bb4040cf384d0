import { away as english } from "../../copy/en/away.copy.ts";
import { lock } from "../../parts/icons.ts";
import { Notice } from "../../parts/Notice.tsx";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import { button, primary } from "../../styles/base.css.ts";
import type { WidgetContext } from "../../widget.types.ts";

const lookMs = 3_000;
/** What an order or a gift is while its payment may still come. */
const open = /^(reserved|awaiting_payment|awaiting_offline|pledged)$/;

interface Props<View extends { status: string }> {
  context: WidgetContext;
  /** The payment page. */
  href: string;
  /** Where the server tells what became of it. */
  path: string;
  view: View;
  onView: (view: View) => void;
}

/** The way to a payment page in another tab; this one finds out by itself when it is paid. */
export function AwayNotice<View extends { status: string }>(props: Props<View>) {
  const { context, href, path, view, onView } = props;
  const copy = context.words("away", english);
  useEffectOn([path], () => {
    const look = async () => {
      const outcome = await context.call<View>("GET", path);
      if (!outcome.ok || outcome.value.status === view.status) return;
      if (!open.test(outcome.value.status)) onView(outcome.value);
    };
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  });
  return (
    <Notice alert icon={lock} title={copy.title} text={copy.text}>
      <a className={`${button} ${primary}`} href={href} target="_blank" rel="noopener">
        {copy.open}
      </a>
    </Notice>
  );
}
