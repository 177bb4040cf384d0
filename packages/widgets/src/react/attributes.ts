import type { ElementAttributes } from "../element/attributes.types.ts";
import { prefillText } from "../element/prefill.ts";
import type { WidgetProps } from "./widget-props.types.ts";

/** Properties as the element's attributes. */
export function attributesOf(props: WidgetProps): ElementAttributes {
  const { token, origin, shape, theme, lang, label, prefill, isolation, fonts, bare } = props;
  const { copy, loading, consent, affiliate, debug } = props;
  return {
    token,
    origin,
    shape,
    theme,
    lang,
    label,
    isolation,
    fonts,
    loading,
    consent,
    affiliate,
    copy: copy && JSON.stringify(copy),
    debug: debug ? "" : undefined,
    bare: bare ? "" : undefined,
    prefill: prefill && prefillText(prefill),
  };
}

/** The events of every widget. */
export function sharedHandlers(props: WidgetProps) {
  return {
    "jubilee:ready": props.onReady,
    "jubilee:view": props.onView,
    "jubilee:step": props.onStep,
    "jubilee:close": props.onClose,
    "jubilee:error": props.onError,
    "jubilee:waitlist-joined": props.onWaitlistJoined,
  };
}
