import type { useSidebar } from '@rspress/core/runtime';

/** A sidebar, as the host describes it. */
export type SidebarFacts = ReturnType<typeof useSidebar>;

const sections = new Map<string, SidebarFacts>();

/**
 * Keeps the sidebar of a section; its pages bring it (`plugins/section-sidebars`).
 * @param name name of the section
 * @param sidebar what the sidebar lists
 */
export const keepSection = (name: string, sidebar: SidebarFacts): void => void sections.set(name, sidebar);

/** The sidebar of a section whose pages one has been loaded of. */
export const sectionNamed = (name: string): SidebarFacts | undefined => sections.get(name);
