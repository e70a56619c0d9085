"""Pictures of the pages: banners, categories, gallery, blogs, about."""

from scenes import ledges, rooms, still_lifes
from shots import Shot

BANNER, CATEGORY, GALLERY, BLOG = (1200, 675), (800, 600), (800, 600), (780, 520)

banners = [
    Shot('banners/1', ledges.banner_ledge, BANNER, 14),
    Shot('banners/2', rooms.banner_balcony, BANNER, 14),
    Shot('banners/3', ledges.banner_wall, BANNER, 14),
]
categories = [
    Shot('categories/bird-spikes', still_lifes.bird_spikes, CATEGORY),
    Shot('categories/monkey-spikes', still_lifes.monkey_spikes, CATEGORY),
    Shot('categories/bird-nets', still_lifes.bird_nets, CATEGORY),
    Shot('categories/accessories', still_lifes.accessories, CATEGORY),
]
gallery = [
    Shot(f'gallery/{number + 1}', build, GALLERY, 14)
    for number, build in enumerate(
        [
            ledges.parapet_view,
            rooms.balcony_inside,
            ledges.cornice,
            rooms.shaft,
            ledges.tiled_roof,
            rooms.warehouse,
            rooms.tank_terrace,
            ledges.temple_wall,
        ]
    )
]
blogs = [
    Shot('blogs/spikes-or-net', still_lifes.spikes_and_net, BLOG),
    Shot('blogs/nesting-season', still_lifes.nest, BLOG, 14),
    Shot('blogs/how-to-fit-bird-spikes', still_lifes.fitting, BLOG, 14),
    Shot('blogs/why-pigeons-choose-your-balcony', ledges.windowsill, BLOG, 14),
    Shot('blogs/cleaning-pigeon-droppings-safely', still_lifes.cleaning, BLOG),
    Shot('blogs/living-with-monkeys', ledges.shaded_wall, BLOG, 14),
    Shot('blogs/steel-or-polycarbonate', still_lifes.steel_close, BLOG),
    Shot('blogs/sparrows-in-the-warehouse', rooms.warehouse_near, BLOG, 14),
]
about = [
    Shot('about/what-we-do', ledges.about_ledge, CATEGORY, 14),
    Shot('about/who-we-are', still_lifes.workshop, CATEGORY, 14),
    Shot('about/why-choose-us', still_lifes.polycarbonate_close, CATEGORY),
]
