import { usePage, useSidebar } from '@rspress/core/runtime';
import { sectionNamed, type SidebarFacts } from '../site/sectionNamed';

/**
 * The sidebar of the page.
 * @returns what the page brought; under the development server what the host has
 */
export function useSectionSidebar(): SidebarFacts {
  const { page } = usePage();
  const listed = useSidebar();
  const brought = 'section' in page ? sectionNamed(page.section as string) : undefined;
  return brought ?? listed;
}
