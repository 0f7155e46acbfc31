import { useActiveMatcher, useLocation, useSidebar } from '@rspress/core/runtime';
import { IconArrowRight, Link } from '@rspress/core/theme-original';
import { memo, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { NameTag } from '../../components/ui/NameTag';
import { Sign } from '../../components/ui/Sign';
import { revealCurrent } from '../../lib/scroll';
import { untilFound } from '../../lib/browser';
import { useT } from '../../lib/words';
import styles from './Sidebar.module.css';

/** An entry as `_meta.json` gives it. */
type SidebarEntry = ReturnType<typeof useSidebar>[number];

type Group = Extract<SidebarEntry, { items: unknown }>;
type Page = Extract<SidebarEntry, { text: string; link: string }>;
type Divider = Extract<SidebarEntry, { dividerType: unknown }>;
type Header = Extract<SidebarEntry, { sectionHeaderText: unknown }>;

const isGroup = (entry: SidebarEntry): entry is Group => 'items' in entry && Array.isArray(entry.items);

function hasActive(entry: SidebarEntry, isActive: (link: string) => boolean): boolean {
  if ('link' in entry && entry.link && isActive(entry.link)) return true;
  return isGroup(entry) && entry.items.some((item) => hasActive(item, isActive));
}

type SidebarBlock =
  | { readonly kind: 'divider'; readonly divider: Divider }
  | { readonly kind: 'list'; readonly header?: Header; readonly items: (Page | Group)[] };

/** Cuts a level of the sidebar where a line or a name stands, so that each part becomes a list of its own. */
function toBlocks(entries: readonly SidebarEntry[]): SidebarBlock[] {
  const blocks: SidebarBlock[] = [];
  for (const entry of entries) {
    const last = blocks.at(-1);
    if ('dividerType' in entry) blocks.push({ kind: 'divider', divider: entry });
    else if ('sectionHeaderText' in entry) blocks.push({ kind: 'list', header: entry, items: [] });
    else if (last?.kind === 'list') last.items.push(entry);
    else blocks.push({ kind: 'list', items: [entry] });
  }
  return blocks;
}

interface OpenGroups {
  readonly isOpen: (id: string, group: Group) => boolean;
  readonly toggle: (id: string, group: Group) => void;
}

/** The group with the page being read is open, also when the reader comes back after having shut it. */
function useOpenGroups(): OpenGroups {
  const isActive = useActiveMatcher();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<Readonly<Record<string, { open: boolean; path: string }>>>({});
  const isOpen = useCallback(
    (id: string, group: Group) => {
      if (group.collapsible === false) return true;
      const choice = chosen[id];
      const active = hasActive(group, isActive);
      return choice && (choice.path === pathname || !active) ? choice.open : active || !group.collapsed;
    },
    [chosen, isActive, pathname],
  );
  const toggle = useCallback(
    (id: string, group: Group) => {
      const open = !isOpen(id, group);
      setChosen((before) => ({ ...before, [id]: { open, path: pathname } }));
    },
    [isOpen, pathname],
  );
  return { isOpen, toggle };
}

const Row = memo(function Row({ text, tag }: { readonly text: string; readonly tag?: string }) {
  return (
    <>
      <span className={styles.text}>
        <InlineText text={text} />
      </span>
      {tag && (
        <span className={styles.tag}>
          <NameTag tag={tag} />
        </span>
      )}
    </>
  );
});

/** A navigation draws two of them again. */
const PageLink = memo(function PageLink({
  page: { link, text, tag, context },
  isCurrent,
}: {
  readonly page: Page;
  readonly isCurrent: boolean;
}) {
  return (
    <li>
      <Link
        href={link}
        className={styles.row}
        aria-current={isCurrent ? 'page' : undefined}
        data-context={context}
      >
        <Row text={text} tag={tag} />
      </Link>
    </li>
  );
});

function GroupPart({
  group: { text, link, tag, context, collapsible = true },
  open,
  onToggle,
  children,
}: {
  readonly group: Group;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const t = useT();
  const isActive = useActiveMatcher();
  const panelId = useId();
  const row = <Row text={text} tag={tag} />;
  const arrow = <Sign icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />;
  const disclosure = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: onToggle,
  } as const;
  return (
    <>
      <div className={styles.group} data-context={context}>
        {link && (
          <Link href={link} className={styles.row} aria-current={isActive(link) ? 'page' : undefined}>
            {row}
          </Link>
        )}
        {link && collapsible && (
          <button {...disclosure} className={styles.toggle} aria-label={`${t('sidebarGroup')}${text}`}>
            {arrow}
          </button>
        )}
        {!link && collapsible && (
          <button {...disclosure} className={styles.row}>
            {row}
            {arrow}
          </button>
        )}
        {!link && !collapsible && <p className={styles.row}>{row}</p>}
      </div>
      <div ref={untilFound(!open)} id={panelId} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </>
  );
}

interface Level {
  readonly place: string;
  readonly groups: OpenGroups;
}

function Block({ block, place, groups }: Level & { readonly block: SidebarBlock }) {
  const headerId = useId();
  const isActive = useActiveMatcher();
  if (block.kind === 'divider')
    return <hr className={styles.divider} data-line={block.divider.dividerType} />;
  const { header, items } = block;
  return (
    <>
      {header && (
        <p id={headerId} className={styles.header}>
          <Row text={header.sectionHeaderText} tag={header.tag} />
        </p>
      )}
      <ul className={styles.list} aria-labelledby={header && headerId}>
        {items.map((item, index) => {
          const key = `${index} ${item.text}`;
          if (!isGroup(item)) {
            return <PageLink key={key} page={item} isCurrent={isActive(item.link)} />;
          }
          const own = `${place}/${key}`;
          return (
            <li key={key}>
              <GroupPart
                group={item}
                open={groups.isOpen(own, item)}
                onToggle={() => groups.toggle(own, item)}
              >
                <Blocks entries={item.items} place={own} groups={groups} />
              </GroupPart>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Blocks({ entries, place, groups }: Level & { readonly entries: readonly SidebarEntry[] }) {
  return toBlocks(entries).map((block, index) => (
    <Block key={index} block={block} place={`${place}.${index}`} groups={groups} />
  ));
}

/** The pages of a section as a named list of links, with groups that open and shut. */
export function Sidebar() {
  const t = useT();
  const entries = useSidebar();
  const groups = useOpenGroups();
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // A drawer opens right after its content is there.
    const frame = requestAnimationFrame(() => {
      if (ref.current) revealCurrent(ref.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <nav ref={ref} aria-label={t('sidebarName')} className={styles.sidebar}>
      <Blocks entries={entries} place="" groups={groups} />
    </nav>
  );
}

/** The names that lead to a page, from the outermost group to the page itself; none for a page that is not listed. */
function trailOf(entries: readonly SidebarEntry[], isActive: (link: string) => boolean): string[] {
  const entry = entries.find((each) => hasActive(each, isActive));
  if (!entry || !('text' in entry)) return [];
  return [entry.text, ...(isGroup(entry) ? trailOf(entry.items, isActive) : [])];
}

/** Where the page stands in the sidebar. For the eye alone: the sidebar says the same to everybody. */
export function SidebarTrail() {
  const names = trailOf(useSidebar(), useActiveMatcher());
  // A page in no group would repeat its title.
  if (names.length < 2) return null;
  return (
    <p className={styles.trail} data-part="sidebar" aria-hidden="true">
      {names.map((name, index) => (
        <span key={index}>
          <InlineText text={name} />
        </span>
      ))}
    </p>
  );
}
