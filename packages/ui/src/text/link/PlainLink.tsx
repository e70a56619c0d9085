import type { ComponentProps, MouseEvent, RefAttributes } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';

export interface PlainLinkProps
  extends Omit<AriaLinkProps, 'onPress'>,
    RefAttributes<HTMLAnchorElement> {
  href: string;
  /**
   * Called before the link is followed, in the same event, so that it may remove the link. React
   * Aria's onPress comes after Enter has followed it.
   */
  onPress?: (() => void) | undefined;
}

/** A link without styles. Links to the same site use the router of LinkProvider. */
export function PlainLink({ onPress, children, ...rest }: PlainLinkProps) {
  const newTabLabel = `(${useMessages().newTab})`;
  const label = rest['aria-label'];
  const opensTab = rest.target === '_blank';
  return (
    <AriaLink
      {...rest}
      aria-label={label && opensTab ? `${label} ${newTabLabel}` : label}
      render={(props, state) => {
        const link = {
          ...(props as ComponentProps<'a'>),
          onClick: (event: MouseEvent<HTMLAnchorElement>) => {
            onPress?.();
            props.onClick?.(event);
          },
        };
        return rest.render ? rest.render(link as typeof props, state) : <a {...link} />;
      }}
    >
      {composeRenderProps(children, (content) =>
        opensTab && !label ? (
          <>
            {typeof content === 'string' ? <span>{content}</span> : content}
            <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
          </>
        ) : (
          content
        ),
      )}
    </AriaLink>
  );
}
