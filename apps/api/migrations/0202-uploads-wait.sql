-- A stranger's file waits an hour for its form, from the last look at the form on; so that the hour may begin anew.

grant update (expires_at) on application_uploads to :app_role;
