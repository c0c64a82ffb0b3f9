import { Button, type ButtonTone } from "@touchline/ui";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

interface AnnouncedButtonProps {
  /** The label. A new label creates a new button. */
  readonly label: string;
  /** Identifies the action if the label does not, such as the ids behind "Remove 2 selections". A new key creates a new button. */
  readonly actionKey?: string;
  /** Receives the focus when the focused part of the slip disappears. */
  readonly isMain?: boolean;
  readonly tone?: ButtonTone;
  readonly className?: string;
  readonly disabled?: boolean;
  /** A press places a bet. In a frame, such a button is checked for overlays. */
  readonly places?: boolean;
  onPress(): void;
}

/** Passes the keyboard focus from one button to the one that replaces it. */
interface FocusHandover {
  leave(hadFocus: boolean): void;
  take(): boolean;
}

function createFocusHandover(): FocusHandover {
  let isLeft = false;
  return {
    leave: (hadFocus) => void (isLeft = hadFocus),
    take() {
      const wasLeft = isLeft;
      isLeft = false;
      return wasLeft;
    },
  };
}

/**
 * A large button whose press only does what the label showed when the press began. If a price, a refusal or another tab changes the label,
 * the rest of a press, a double click or a held key does nothing. The keyboard focus stays on the button, even while it is disabled.
 */
export function AnnouncedButton(props: AnnouncedButtonProps): ReactNode {
  const [focus] = useState(createFocusHandover);
  return <LabelledButton key={`${props.label} ${props.actionKey ?? ""}`} {...props} focus={focus} />;
}

function LabelledButton({
  label,
  actionKey: _actionKey,
  isMain = false,
  disabled = false,
  onPress,
  focus,
  places = false,
  className = "",
  ...rest
}: AnnouncedButtonProps & { readonly focus: FocusHandover }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const pressBeganHere = useRef(false);
  const isFirstClick = useRef(true);
  useLayoutEffect(() => {
    const here = button.current;
    if (focus.take()) here?.focus({ preventScroll: true });
    return () => focus.leave(here !== null && document.activeElement === here);
  }, [focus]);
  // A touch clicks the element under the finger when it lifts. Keys and assistive technology click without a pointer.
  const onClick = ({ detail }: MouseEvent): void => {
    const isIntended = detail === 0 || (pressBeganHere.current && !(isFirstClick.current && detail > 1));
    pressBeganHere.current = false;
    isFirstClick.current = false;
    if (isIntended && !disabled) onPress();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  };
  return (
    <Button
      {...rest}
      aria-disabled={disabled ? true : undefined}
      data-slip-focus={isMain ? "" : undefined}
      data-places={places && !disabled ? "" : undefined}
      onKeyDown={onKeyDown}
      ref={button}
      size="large"
      className={`leading-tight text-balance whitespace-normal ${className}`}
      onPointerDown={() => void (pressBeganHere.current = true)}
      onClick={onClick}
    >
      <bdi>{label}</bdi>
    </Button>
  );
}
