import { useState } from "react";
import type { PhoneCopy } from "../../copy/copy.types.ts";
import { Button } from "../../parts/Button.tsx";
import { check, hourglass, offline } from "../../parts/icons.ts";
import { Notice } from "../../parts/Notice.tsx";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import { help } from "../../styles/base.css.ts";
import { code } from "../../styles/phone.css.ts";
import { actions, state } from "../../styles/steps.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { followHandover, leaveForPhone, type LeftForPhone } from "./leaveForPhone.ts";
import { QrCode } from "../every/QrCode.tsx";

interface Props {
  context: WidgetContext;
  copy: PhoneCopy;
  onClose: () => void;
}

/** The code to scan; then that the phone has it, that it has run out, or that it could not be made. */
export function PhoneScreen({ context, copy, onClose }: Props) {
  const [round, setRound] = useState(0);
  const [left, setLeft] = useState<LeftForPhone | "failed" | "taken" | "over" | null>(null);
  useEffectOn([round], () => {
    const ending = new AbortController();
    const { signal } = ending;
    const go = async () => {
      const made = await leaveForPhone(context);
      if (signal.aborted) return;
      setLeft(made ?? "failed");
      if (made) setLeft(await followHandover(context, made, signal));
    };
    go().catch(() => signal.aborted || setLeft("failed"));
    return () => ending.abort();
  });
  const again = () => {
    setLeft(null);
    setRound(round + 1);
  };
  const close = <Button onPress={onClose}>{context.copy.close}</Button>;
  if (left === "taken") {
    return (
      <Notice alert icon={check} title={copy.takenTitle} text={copy.takenText}>
        <Button main onPress={onClose}>
          {copy.stay}
        </Button>
      </Notice>
    );
  }
  if (left === "over" || left === "failed") {
    const { unavailableTitle, unavailableText, tryAgain } = context.copy;
    const isOver = left === "over";
    return (
      <Notice
        alert
        icon={isOver ? hourglass : offline}
        title={isOver ? copy.overTitle : unavailableTitle}
        text={isOver ? copy.overText : unavailableText}
      >
        <Button main onPress={again}>
          {isOver ? copy.again : tryAgain}
        </Button>
        {close}
      </Notice>
    );
  }
  return (
    <div className={state}>
      <h2>{copy.offer}</h2>
      <p>{copy.text}</p>
      <div className={code} aria-busy={left === null || undefined}>
        {left && <QrCode text={left.address} label={copy.code} />}
      </div>
      <p className={help}>{copy.once}</p>
      <div className={actions}>{close}</div>
    </div>
  );
}
