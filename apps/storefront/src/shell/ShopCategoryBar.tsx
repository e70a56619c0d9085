import { CategoryBar } from '@parinda/ui/category-bar';
import { useLocation } from 'react-router-dom';
import { mainLinks } from './links.ts';
import { useCategoryLinks } from './useCategoryLinks.ts';

export function ShopCategoryBar() {
  const { pathname } = useLocation();
  return <CategoryBar categories={useCategoryLinks()} links={mainLinks} currentHref={pathname} />;
}
