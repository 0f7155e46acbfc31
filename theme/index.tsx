import './styles/tokens.css';
import './styles/index.css';
import './progress/progressBar';

/** The only list of overrides: a named export here replaces the host's part of the same name everywhere. */
export { Callout } from './callout/Callout';
export { CodeButtonGroup } from './doc/CodeButtonGroup';
export { DocFooter, EditLink, LastUpdated, PrevNextPage, SourceCode } from './doc/DocFooter';
export { DocLayout } from './DocLayout';
export { FallbackHeading, getCustomMDXComponent } from './doc/Heading';
export { HomeLayout } from './landing/HomeLayout';
export { Layout } from './Layout';
export { Nav } from './Nav';
export { NotFoundLayout } from './not-found/NotFoundLayout';
export { Outline } from './outline/Outline';
export { Overview } from './doc/Overview';
export { Search } from './search/Search';
export { Sidebar } from './sidebar/Sidebar';
export { NameTag as Tag } from '../components/ui/NameTag';
export { useScrollAfterNav, useScrollReset } from './doc/scroll';
export { useThemeState } from './appearance/useThemeState';

export * from '@rspress/core/theme-original';
