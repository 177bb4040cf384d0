import { useLocaleContext } from "@ark-ui/react/locale";
import { CalendarDays, Clock } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { control, endSide, wrap } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { PanelProps } from "./panel.types.ts";
import { hint, understood } from "./TypedField.css.ts";
import type { DateKind, DateLimits, ReadTyped } from "./typed.types.ts";
import { saidOut } from "./typedDetails.ts";
import { limitProblem, unreadWords } from "./typedWords.ts";
import { useAfterPress } from "./useAfterPress.ts";
import { useLoaded } from "./useLoaded.ts";
import { useTyped } from "./useTyped.ts";
import { ownZone, todayIn } from "./writtenDate.ts";
import { useWords } from "../../words/useWords.ts";
import { dateTimeFieldWords } from "./dateTimeField.copy.ts";

export interface TypedFieldProps
  extends
    Native<"input", "type" | "value" | "onChange" | "min" | "max" | "size" | "ref">,
    FieldTexts,
    DateLimits {
  /** Understands what is typed. */
  read: ReadTyped;
  /** Wall time: `2027-06-12`, `18:30` or `2027-06-12T18:30`; empty while nothing is chosen. */
  value: string;
  onValueChange?: (value: string) => void;
  /** In whose order and hours it is written; that of LocaleProvider without it. */
  locale?: string;
  /** IANA zone of the clock: today is today there. */
  zone?: string;
  /** The zone stands elsewhere in the form and needs no word here. */
  hideZone?: boolean;
  /** Where the reader is; this device's zone without it. */
  viewerZone?: string;
  /** The event's day: marked in the calendar, and how far from it the chosen one is. */
  eventDay?: string;
  /** Where a value acts at once: it is told when the field is left or Enter pressed, not with each letter. */
  whenLeft?: boolean;
}

interface Props extends TypedFieldProps {
  kind: DateKind;
  /** In place of the calendar of one day. */
  loadPanel?: () => Promise<(props: PanelProps) => ReactNode>;
}

const loadDatePanel = async () => (await import("./DatePanel.tsx")).DatePanel;
const icons = { date: <CalendarDays />, "date-time": <CalendarDays />, time: <Clock /> };
const nothing = () => undefined;

/** A day or a clock, typed as people write it; what was understood stands under it, a calendar beside it. */
export function TypedField({
  kind,
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  read,
  value,
  onValueChange = nothing,
  locale: ownLocale,
  zone,
  hideZone = false,
  viewerZone = ownZone(),
  eventDay,
  whenLeft = false,
  min,
  max,
  limitReason,
  loadPanel = loadDatePanel,
  onFocus,
  onBlur,
  onKeyDown,
  disabled,
  "aria-describedby": describedBy,
  ...rest
}: Props) {
  const words = useWords("dateTimeField", dateTimeFieldWords);
  const made = useId();
  const fieldId = id ?? made;
  const { locale: around } = useLocaleContext();
  const locale = ownLocale ?? around;
  const [nowMs, setNow] = useState(() => Date.now());
  const today = todayIn(zone, nowMs);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLSpanElement>(null);
  const reading = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { loaded: Panel, isMissing, ask } = useLoaded(loadPanel);
  const press = useAfterPress();
  const typed = useTyped({ kind, value, onValueChange, read, locale, today, whenLeft });
  const { unread, known, isLeft } = typed;
  const isTyping = typed.isTyping && !isLeft;
  const speech = { kind, today, locale, words };
  const unreadText = unread && unreadWords(unread, speech);
  const limit = unread ? undefined : limitProblem(known, { min, max, limitReason }, speech);
  // A day is a day everywhere.
  const isDay = kind === "date";
  const said = saidOut({
    known,
    locale,
    today,
    zone,
    hideZone: hideZone || isDay,
    viewerZone,
    eventDay,
    words,
  });

  const details = [...said.details, ...(typed.isOtherWeekday ? [words.otherWeekday] : [])];

  useEffect(() => {
    // Holds the form back: what is not understood is not sent as if nothing were typed.
    input.current?.setCustomValidity(unreadText ?? "");
  }, [unreadText]);

  const shown = isTyping ? said.title : undefined;
  useEffect(() => {
    // What was understood is read while one types: not below the window's edge or behind a bar there.
    if (shown) reading.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  const open = () => {
    ask();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    typed.leave();
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === "Enter") typed.leave();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open();
  };
  const idleHelp = [help ?? said.zoneText, said.elsewhere].filter(Boolean);
  return (
    <Field
      {...{ label, optional, hideLabel }}
      id={fieldId}
      error={(isLeft && unreadText) || error || (isTyping ? undefined : limit)}
      help={
        isTyping ? (
          help
        ) : idleHelp.length > 1 ? (
          <>
            {idleHelp[0]} · {idleHelp[1]}
          </>
        ) : (
          idleHelp[0]
        )
      }
      describedBy={
        [describedBy, isTyping && `${fieldId}-hint`].filter(Boolean).join(" ") || undefined
      }
    >
      {(own) => (
        <>
          <span className={wrap} ref={field}>
            <input
              {...rest}
              {...own}
              aria-invalid={own["aria-invalid"] ?? false}
              ref={input}
              type="text"
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              className={control({ end: true, numeric: true })}
              value={typed.text}
              onChange={(event) => typed.type(event.target.value)}
              onFocus={(event) => {
                onFocus?.(event);
                setNow(Date.now());
                press.watch();
              }}
              onKeyDown={pressKey}
              onBlur={(event) => {
                onBlur?.(event);
                press.run(() => {
                  if (!isOpen) typed.leave();
                });
              }}
            />
            <span className={endSide}>
              <IconButton
                id={`${fieldId}-open`}
                label={kind === "time" ? words.openTimes : words.openCalendar}
                aria-describedby={`${fieldId}-label`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                size="sm"
                icon={icons[kind]}
                disabled={disabled}
                onPointerEnter={ask}
                onFocus={ask}
                onClick={isOpen ? close : open}
              />
            </span>
          </span>
          <span ref={reading} id={`${fieldId}-hint`} aria-live="polite" className={hint}>
            {isTyping && (
              <>
                {said.title && <span className={understood}>{said.title}</span>}
                <span>{unreadText ?? details.join(" · ")}</span>
              </>
            )}
            {isMissing && isOpen && <span>{words.calendarMissing}</span>}
          </span>
          {Panel && (
            <Panel
              {...{ kind, locale, today, eventDay, min, max, limitReason, isOpen }}
              {...said}
              id={fieldId}
              label={typeof label === "string" ? label : words.dayAndTime}
              anchor={field}
              zone={zone ?? viewerZone}
              onClose={close}
              onChoose={typed.choose}
              onClear={optional ? () => typed.put("") : undefined}
            />
          )}
        </>
      )}
    </Field>
  );
}
